import { expect, it } from 'vitest';
import { Button } from './button.js';

it('is a button or a link, and never both', () => {
  const buttons = [
    <Button key="1" type="submit" disabled>
      Send
    </Button>,
    <Button key="2" href="/team" linkComponent="a" target="_blank">
      Team
    </Button>,
    <Button key="8" render={(attributes) => <summary {...attributes} />} onClick={() => undefined}>
      More
    </Button>,

    // @ts-expect-error who draws it says where it leads
    <Button key="9" href="/team" render={(attributes) => <summary {...attributes} />} children="Team" />,
    // @ts-expect-error a link is not disabled
    <Button key="3" href="/team" disabled children="Team" />,
    // @ts-expect-error what draws links is "a" or a component
    <Button key="4" href="/team" linkComponent="button" children="Team" />,
    // @ts-expect-error a button has no link to draw
    <Button key="5" linkComponent="a" children="Send" />,
    // @ts-expect-error there is something to read
    <Button key="6" />,
    // @ts-expect-error one of the three variants
    <Button key="7" variant="danger" children="Send" />,
  ];
  expect(buttons).toHaveLength(9);
});
