/** The calls between site and API (Spec 12); a form with a file of its own says its address there. */
export const ENDPOINTS = {
  news: '/api/news',
  newsItem: (id: number | string) => `/api/news/${String(id)}`,
  incrementViews: (id: number | string) => `/api/news/${String(id)}/increment-views`,
  team: '/api/team',
  gateData: '/api/gate-data',
  applications: '/api/applications',
  generalApplication: '/api/general-application',
  contact: '/api/contact',
  openApi: '/api/openapi.json',
} as const;

/** Header that makes a repeated POST safe: same key and body answer as the first time. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
