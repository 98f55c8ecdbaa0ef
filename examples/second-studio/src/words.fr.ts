import type { Words } from './words.ts';

export const french: Words = {
  name: 'Studio Phare',
  skip: 'Aller au contenu',
  navbar: {
    home: 'Studio Phare, accueil',
    navigation: 'Navigation principale',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
  },
  links: { game: 'Basse mer', questions: 'Questions', contact: 'Contact' },
  languageMenu: 'Langue, FR',
  headline: ['Des jeux pour l’heure', 'où la mer se retire.'],
  stats: [
    { value: '6', label: 'personnes dans deux ports' },
    { value: '1', label: 'jeu en chemin' },
  ],
  spokenWishlists: ({ value }) =>
    value <= 1
      ? `${String(value)} ajout aux listes de souhaits`
      : `${value.toLocaleString('fr')} ajouts aux listes de souhaits`,
  questionsTitle: 'Questions',
  questions: [
    {
      id: 'what',
      title: 'Qu’est-ce que Basse mer ?',
      content: 'Une marche le long d’une côte qui n’existe que deux fois par jour.',
    },
    {
      id: 'when',
      title: 'Quand pourrai-je y jouer ?',
      content: 'À l’automne prochain, si le temps le permet.',
    },
  ],
  contactTitle: 'Écrivez-nous.',
  reasons: [
    { value: 'press', label: 'Presse' },
    { value: 'other', label: 'Autre chose' },
  ],
  required: 'Ce champ est obligatoire.',
  failed: 'Le message n’est pas arrivé. Veuillez réessayer.',
  sent: 'Nous l’avons bien reçu. Merci.',
  footer: { navigation: 'Pied de page', newTab: '(s’ouvre dans un nouvel onglet)' },
  contact: {
    firstName: 'Prénom',
    surname: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    phonePrefix: 'Indicatif du pays',
    reason: 'Motif',
    reasonPlaceholder: 'Choisissez',
    message: 'Message',
    messagePlaceholder: 'À quoi pensez-vous ?',
    messageCounter: {
      count: ({ count, advised }) => `${String(count)} sur ${String(advised)}`,
      overAdvised: ({ over }) => `${String(over)} caractères de plus que conseillé.`,
    },
    optional: 'Facultatif',
    submit: 'Envoyer le message',
    sending: 'Envoi…',
    stillWorking: 'Cela prend plus de temps que d’habitude.',
    cancel: 'Ne plus attendre',
    errorSummary: ({ count }) => (count === 1 ? '1 champ à corriger' : `${String(count)} champs à corriger`),
    noScript: 'Ce formulaire a besoin de JavaScript.',
  },
};
