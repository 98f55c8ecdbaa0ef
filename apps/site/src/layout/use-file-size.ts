import { formatTag } from '@fatal/contracts';
import { useSite } from '../routes/site-context.ts';

const KILOBYTE = 1024;

/** Words a size in bytes as the current language does: in megabytes from one on, else in whole kilobytes. */
export function useFileSize(): (bytes: number) => string {
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
