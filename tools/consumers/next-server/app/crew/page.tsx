import { SectionHeading } from '@gloam/ui';

export default function Crew() {
  return (
    <main id="main">
      <SectionHeading level={1}>Crew</SectionHeading>
    </main>
  );
}
