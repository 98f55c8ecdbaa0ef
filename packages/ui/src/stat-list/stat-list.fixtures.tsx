import { defineFixtures } from '../fixtures/fixture-set.js';
import { StatList } from './stat-list.js';

export const statListFixtures = defineFixtures(StatList, {
  basic: {
    stats: [
      { value: '250+', label: 'people have taken part since the first meeting' },
      { value: '60', label: 'or so are active this month' },
      { value: '350+', label: 'meetings of 1 hour 15 minutes' },
      { value: '69', label: 'projects in the selected showcase' },
    ],
  },
  two: {
    stats: [
      { value: '8', label: 'open positions' },
      { value: '11', label: 'roles' },
    ],
  },
  linked: {
    stats: [
      { value: '8', label: 'open positions', href: '#positions' },
      { value: '11', label: 'roles' },
    ],
  },
  longLabels: {
    stats: [
      { value: '1.250.000+', label: 'Wunschlisteneinträge seit der Veröffentlichungsankündigung' },
      { value: '60', label: '今月活動しているメンバー' },
      { value: '350+', label: 'Entwicklungsbesprechungen von je einer Stunde und fünfzehn Minuten' },
      { value: '69', label: 'Projekte der Auswahlveranstaltung' },
    ],
  },
});
