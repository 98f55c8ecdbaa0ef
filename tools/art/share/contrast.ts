import sharp from 'sharp';

/** Part of a picture in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance (WCAG 2.2) of channels from 0 to 255. */
export const luminance = (r: number, g: number, b: number): number =>
  0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);

/** Contrast of two luminances, from 1 to 21 (WCAG 2.2). */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Luminance under which 99 of 100 pixels of a part of a picture lie. */
export async function brightest(image: Buffer, { left, top, width, height }: Box): Promise<number> {
  const raw = await sharp(image).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const values = Float64Array.from({ length: raw.length / 3 }, (_, i) =>
    luminance(raw[3 * i] ?? 0, raw[3 * i + 1] ?? 0, raw[3 * i + 2] ?? 0),
  );
  return values.sort()[Math.floor(values.length * 0.99)] ?? 0;
}
