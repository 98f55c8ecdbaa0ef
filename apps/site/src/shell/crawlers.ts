/** Link previews and search crawlers by their user agent; they read the page without passing the gate (DECISIONS 2). */
export const CRAWLERS =
  /bot\b|bot[/;_]|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp|telegram|embedly|pinterest|vkshare|mastodon|skypeuripreview|iframely|google-inspectiontool|bingpreview|duckduckgo|ia_archiver/i;
