import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFileSize } from '../../layout/use-file-size.ts';
import type { PressKit } from '../../shared/press-kit.ts';

/** What kinds of files are called, by the endings of their names. */
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
  /** Path of the file. Throws for one that the build has not measured. */
  file: string;
  sizes: PressKit['sizes'];
  /** What the file is; its format and its size are added. */
  children: ReactNode;
  /** Stands out, as what most have come for. Default `false`. */
  isArchive?: boolean;
}

/** A link that saves a file, and says before what it is and how large. The router is not asked: it knows pages only. */
export function DownloadLink({ file, sizes, children, isArchive = false }: DownloadLinkProps) {
  const { t } = useLingui();
  const write = useFileSize();
  const bytes = sizes[file];
  if (bytes === undefined) throw new Error(`Nobody has measured ${file}.`);
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
