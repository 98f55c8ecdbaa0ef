import { Component, type ComponentType, type ReactNode } from 'react';
import './component-pictures.css';

type Props = Record<string, unknown>;

interface Stories {
  title: string;
  component: ComponentType<Props>;
  args?: Props;
}

const stories = import.meta.glob<Stories>('../src/*/*.stories.tsx', {
  eager: true,
  import: 'default',
});

/** Components that cover a page or appear only on focus. They show the screenshot of a story instead. */
const OVER_A_PAGE: Readonly<Record<string, string>> = {
  'Feedback/Loading overlay': 'held',
  'Navigation/Back to top': 'long-labels',
  'Navigation/Mobile menu': 'open',
  'Navigation/Skip link': 'long-labels',
  'Overlays/Dialog': 'open',
  'Overlays/Lightbox': 'open',
  'Overlays/Lightbox zoom': 'long-labels',
};

/** A component at the end of the page. */
const IN_THE_CORNER = 'Navigation/Back to top';

const SNAPSHOTS = '../../../tools/visual/snapshots/stories';
const drawn = import.meta.glob<string>(
  '../../../tools/visual/snapshots/stories/{feedback,navigation,overlays}-*.png',
  { eager: true, query: '?url', import: 'default' },
);

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

interface Shown {
  group: string;
  name: string;
  id: string;
  picture: ReactNode;
}

function pictureOf({ title, component: Shown, args }: Stories): ReactNode {
  const story = OVER_A_PAGE[title];
  if (story)
    return (
      <img
        src={drawn[`${SNAPSHOTS}/${idOf(title)}--${story}.png`]}
        alt=""
        data-corner={title === IN_THE_CORNER ? '' : undefined}
      />
    );
  return <Shown {...args} />;
}

const components: readonly Shown[] = Object.values(stories)
  .map((story) => {
    const [group = '', name = ''] = story.title.split('/');
    return { group, name, id: idOf(story.title), picture: pictureOf(story) };
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Catches the error of a component, so that the others are shown. */
class Frame extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return (
      <div className="component-frame" aria-hidden="true" inert>
        <div className="component-scale">{!this.state.failed && this.props.children}</div>
      </div>
    );
  }
}

/** Shows every component of a group of the sidebar, each with a link to its page. */
export const ComponentPictures = ({ group }: { group: string }) => (
  <ul className="component-pictures sb-unstyled">
    {components
      .filter((one) => one.group === group)
      .map(({ name, id, picture }) => (
        <li key={id} className="component-picture">
          <Frame>{picture}</Frame>
          <a href={`./?path=/docs/${id}--docs`} target="_top">
            {name}
          </a>
        </li>
      ))}
  </ul>
);
