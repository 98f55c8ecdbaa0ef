import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture } from '../picture/picture.js';
import { StatusPage } from './status-page.js';

const picture = <Picture {...samplePictures.darkroom} alt="" decorative priority position="16% 50%" />;

const basic = {
  code: '404',
  title: 'This frame was never exposed.',
  text: 'The page may have moved, or the address has a slip in it.',
  href: '/',
  linkText: 'Back to the start',
  picture,
};

export const statusPageFixtures = defineFixtures(StatusPage, {
  basic,
  withoutPicture: { ...basic, code: '500', picture: undefined, text: undefined },
  longLabels: {
    ...basic,
    title: 'Diese Einzelbildaufnahme wurde niemals belichtet.',
    text: 'Möglicherweise wurde die gewünschte Seite verschoben, oder in der Adresszeile steckt ein Schreibfehler.',
    linkText: 'Zurück zur Hauptübersichtsseite',
  },
  japanese: {
    ...basic,
    lang: 'ja',
    title: 'この一枚は露光されていません。',
    text: 'ページが移動したか、アドレスに誤りがあります。',
    linkText: 'ホームへ戻る',
  },
});
