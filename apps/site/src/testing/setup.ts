// jsdom has no faces.
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
