/** Formats seconds as `m:ss`. */
export function clockTime(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
