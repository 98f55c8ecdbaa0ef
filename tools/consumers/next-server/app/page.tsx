// A server component: what is still is drawn here, and only what is marked 'use client' reaches the browser as code.
import { Button, Gallery, Picture, SectionHeading, StatList, Tag } from '@gloam/ui';
import { Link, renderImage } from '@gloam/ui/next';
import { Island } from './island';
import { galleryLabels } from './words';

const frame = { src: '/frame.png', width: 16, height: 9 };

export default function Page() {
  return (
    <main id="main">
      <SectionHeading level={1} look="page">
        One boat, <em>no shore.</em>
      </SectionHeading>
      <StatList stats={[{ value: '4', label: 'people on deck' }]} />
      <Tag>From the server</Tag>
      <Button href="/crew" linkComponent={Link}>
        Meet the crew
      </Button>
      <Picture {...frame} alt="A mast." sizes="20rem" priority renderImage={renderImage} />
      <Gallery
        anchor="still"
        images={[{ ...frame, alt: 'A deck.' }]}
        labels={galleryLabels}
        renderImage={renderImage}
        history={false}
      />
      <Island />
    </main>
  );
}
