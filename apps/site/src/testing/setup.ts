// jsdom doesn't implement document.fonts.
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
