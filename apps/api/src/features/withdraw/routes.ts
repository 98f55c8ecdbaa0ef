import { parseLocale, readCookie } from '@fatal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../../deps.ts';
import { acceptedLocale } from '../../messages/accepted-locale.ts';
import { deleteFiles } from '../../lib/data-files.ts';
import { messagesForWithdrawal } from '../../mail/queue.ts';
import { hashWithdrawToken, withdrawPath } from '../../mail/withdraw-token.ts';
import { describeFailure } from '../../plugins/errors.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { renderWithdrawPage, WITHDRAW_HEADERS, type WithdrawPage } from './render-page.ts';
import { donePage, failurePage, questionPage, unknownPage } from './pages.ts';

interface ByToken {
  Params: { token: string };
}

/**
 * `/withdraw/<token>`, the link of a confirmation, and of the answer to whoever sent it. Opening it asks; only the button withdraws, because programs that
 * check mails open every link. Whoever has the token needs nothing else.
 */
export function withdrawRoutes(app: FastifyInstance, { config, store, outbox }: RouteDeps): void {
  const { siteUrl } = config.delivery;
  const url = withdrawPath(':token');
  const options = { config: limited(config.rateLimits.submissions), schema: { hide: true } };

  // A form's body, which says nothing here.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  app.setErrorHandler((error, request, reply) => {
    const { message } = describeFailure(error, request, reply);
    return send(reply, failurePage(message, localeOf(request), siteUrl));
  });

  /** Says of a link whose button was pressed before what was said then. */
  const sendGone = async (request: FastifyRequest, reply: FastifyReply, hash: string) => {
    const withdrawn = await store.findWithdrawn(hash);
    if (withdrawn) return send(reply, donePage(withdrawn, siteUrl));
    return send(reply.code(404), unknownPage(localeOf(request), siteUrl));
  };

  app.get<ByToken>(url, options, async (request, reply) => {
    const hash = hashWithdrawToken(request.params.token);
    const submission = await store.findByWithdrawToken(hash);
    if (submission) return send(reply, questionPage(submission, siteUrl));
    return sendGone(request, reply, hash);
  });

  app.post<ByToken>(url, options, async (request, reply) => {
    const hash = hashWithdrawToken(request.params.token);
    const withdrawn = await store.withdraw(hash, (submission, earlier) =>
      messagesForWithdrawal(submission, earlier, config.delivery),
    );
    if (!withdrawn) return sendGone(request, reply, hash);
    await deleteFiles(config.dataDir, withdrawn.files).catch((error: unknown) => {
      // Nobody knows these files any more; the daily sweep finds them.
      request.log.error({ reqId: request.id, err: error }, 'files of a withdrawn submission are left');
    });
    outbox.wake();
    return send(reply, donePage(withdrawn.submission, siteUrl));
  });
}

/** As pages have it: the language chosen on the site, else the browser's. */
const localeOf = ({ headers }: FastifyRequest) =>
  parseLocale(readCookie('language', headers.cookie)) ?? acceptedLocale(headers['accept-language']);

function send(reply: FastifyReply, page: WithdrawPage): FastifyReply {
  return reply.headers(WITHDRAW_HEADERS).type('text/html; charset=utf-8').send(renderWithdrawPage(page));
}
