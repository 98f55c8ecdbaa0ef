/** The document of a page's HTML. */
export async function parseDocument(html: string): Promise<Document> {
  // To load it takes as long as to read three pages.
  const { JSDOM } = await import('jsdom');
  return new JSDOM(html).window.document;
}
