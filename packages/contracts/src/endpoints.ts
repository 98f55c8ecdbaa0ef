/** Endpoints of the API (Spec 12), except that of the festival's form, which is in `event-application.ts`. */
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

/** Header that makes a POST safe to retry: the same key and body get the first response again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
