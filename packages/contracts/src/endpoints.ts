/** Every call between site and API (DECISIONS section 4). */
export const ENDPOINTS = {
  news: '/api/news',
  newsItem: (id: number | string) => `/api/news/${String(id)}`,
  incrementViews: (id: number | string) => `/api/news/${String(id)}/increment-views`,
  team: '/api/team',
  gateData: '/api/gate-data',
  applications: '/api/applications',
  generalApplication: '/api/general-application',
  contact: '/api/contact',
  eventApplications: '/api/event-applications',
  openApi: '/api/openapi.json',
} as const;

/** Header that makes a repeated POST safe: same key and body answer as the first time. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
