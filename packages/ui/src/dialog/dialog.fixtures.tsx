import { Button } from '../button/button.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { dialogLabels } from '../labels/en.js';
import { DialogSurface } from './dialog.radix.js';

const stay = () => undefined;

/** Of the part that is fetched, open, so that the rules of every component are checked on what people see. */
export const dialogFixtures = defineFixtures(DialogSurface, {
  basic: {
    open: true,
    onOpenChange: stay,
    title: 'What happens to your answer',
    description: 'Only your age, your language and your region are sent.',
    labels: dialogLabels,
    children: (
      <Button variant="quiet" icon="arrow-right" href="#privacy">
        Read the whole policy
      </Button>
    ),
  },
  titleHidden: {
    open: true,
    onOpenChange: stay,
    title: 'Teaser trailer',
    titleHidden: true,
    labels: dialogLabels,
    children: <p>A title that is heard, not seen.</p>,
  },
  full: {
    open: true,
    onOpenChange: stay,
    variant: 'full',
    title: 'Contact sheet',
    labels: dialogLabels,
    children: <p>Edge to edge, on the film base.</p>,
  },
  long: {
    open: true,
    onOpenChange: stay,
    title: 'What happens to your answer',
    labels: dialogLabels,
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>One more thing to know.</p>),
  },
  longLabels: {
    open: true,
    onOpenChange: stay,
    title: 'Datenschutzbestimmungen für Initiativbewerbungen',
    description:
      'Die Bewerbungsunterlagen werden ausschließlich zur Durchführung des Auswahlverfahrens verarbeitet.',
    labels: { close: 'Dialogfenster schließen' },
    children: <p lang="ja">応募書類は選考の目的にのみ使用され、終了後に削除されます。</p>,
  },
});
