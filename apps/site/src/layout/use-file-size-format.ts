import { formatTag } from '@fatal/contracts';
import { useSite } from '../routes/site-context.ts';

const KILOBYTE = 1024;

/** Returns a formatter of file sizes in the current language: megabytes from 1 MB, else whole kilobytes. */
export function useFileSizeFormat(): (bytes: number) => string {
  const { locale } = useSite();
  const format = (value: number, unit: string, digits: number) =>
    new Intl.NumberFormat(formatTag(locale), {
      style: 'unit',
      unit,
      maximumFractionDigits: digits,
    }).format(value);
  return (bytes) =>
    bytes >= KILOBYTE ** 2
      ? format(bytes / KILOBYTE ** 2, 'megabyte', 1)
      : format(Math.ceil(bytes / KILOBYTE), 'kilobyte', 0);
}
