/**
 * Addresses outside of the site.
 *
 * Sample data: the accounts and the pages are invented. Replace them before publishing.
 */
export const steamPage = 'https://store.steampowered.com/app/000000/Fatal_Unleashed_Darkness/';

/** The game in a database of games. */
export const gameDatabasePage = 'https://www.igdb.com/games/fatal-unleashed-darkness';

export const socialLinks = [
  { name: 'X', href: 'https://x.com/fatalgame' },
  { name: 'Instagram', href: 'https://www.instagram.com/fatalgame' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/fatalgame' },
  { name: 'YouTube', href: 'https://www.youtube.com/@fatalgame' },
  { name: 'ArtStation', href: 'https://www.artstation.com/fatalgame' },
  { name: 'TikTok', href: 'https://www.tiktok.com/@fatalgame' },
] as const;
