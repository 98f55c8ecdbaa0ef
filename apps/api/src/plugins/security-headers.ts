import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";

/** Every power that no page uses. */
const PERMISSIONS_POLICY =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

export interface SecurityHeadersOptions {
  /** CSP sources of the pages' inline scripts, quotes included. */
  scriptHashes: readonly string[];
  /** Whether to promise TLS for a year. */
  hsts: boolean;
}

/** Lets pages load from this server only, with the videos' player as the one exception. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { scriptHashes, hsts }: SecurityHeadersOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF, ...scriptHashes],
        styleSrc: [SELF],
        // Placeholders of pictures and motion set `style` attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [SELF, 'data:'],
        mediaSrc: [SELF],
        fontSrc: [SELF],
        connectSrc: [SELF],
        frameSrc: ['https://www.youtube-nocookie.com'],
        frameAncestors: ["'none'"],
        baseUri: [SELF],
        formAction: [SELF],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: hsts && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}
