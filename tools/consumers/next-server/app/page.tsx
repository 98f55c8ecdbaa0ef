// A server component: what is still is drawn here, and only `Island` reaches the browser as code.
import { SectionHeading, StatList, Tag } from '@gloam/ui';
import { Island } from './island';

export default function Page() {
  return (
    <main id="main">
      <SectionHeading level={1} look="page">
        One boat, <em>no shore.</em>
      </SectionHeading>
      <StatList stats={[{ value: '4', label: 'people on deck' }]} />
      <Tag>From the server</Tag>
      <Island />
    </main>
  );
}
