/**
 * Addresses outside of the site.
 *
 * Sample data: the accounts are invented. Replace them before publishing.
 */
export const steamPage = 'https://store.steampowered.com/app/000000/Fatal_Unleashed_Darkness/';

export const socialLinks = [
  { name: 'X', href: 'https://x.com/fatalgame' },
  { name: 'Instagram', href: 'https://www.instagram.com/fatalgame' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/fatalgame' },
  { name: 'YouTube', href: 'https://www.youtube.com/@fatalgame' },
  { name: 'ArtStation', href: 'https://www.artstation.com/fatalgame' },
  { name: 'TikTok', href: 'https://www.tiktok.com/@fatalgame' },
] as const;
