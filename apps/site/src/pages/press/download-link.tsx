import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFileSizeFormat } from '../../layout/use-file-size-format.ts';
import type { PressKit } from '../../shared/press-kit.ts';

/** Names of file formats, by extension. */
const FORMATS: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  mp4: 'MP4',
  png: 'PNG',
  svg: 'SVG',
  vtt: 'WebVTT',
  webm: 'WebM',
  zip: 'ZIP',
};

interface DownloadLinkProps {
  /** Path of the file. It must be in `sizes`. */
  file: string;
  sizes: PressKit['sizes'];
  /** Label. Format and size are appended. */
  children: ReactNode;
  /** Whether the link looks like a button. Default: `false`. */
  isArchive?: boolean;
}

/** Download link with the file's format and size. The `download` attribute keeps the router from handling it. */
export function DownloadLink({ file, sizes, children, isArchive = false }: DownloadLinkProps) {
  const { t } = useLingui();
  const write = useFileSizeFormat();
  const bytes = sizes[file];
  if (bytes === undefined) throw new Error(`The press kit has no size for "${file}".`);
  const ending = file.replace(/^.*\./, '');
  const format = FORMATS[ending] ?? ending;
  const size = write(bytes);
  return (
    <a className={isArchive ? 'press-archive' : 'press-download'} href={file} download="">
      <span>
        <span>{children}</span>
        {'\u00a0'}
        <small>{t({ id: 'press.file', message: `${format}, ${size}` })}</small>
      </span>
    </a>
  );
}
