import { parseLocale, readCookie } from '@fatal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messagesForWithdrawal } from '../../mail/queue.ts';
import { hashWithdrawToken, withdrawPath } from '../../mail/withdraw-token.ts';
import type { Routes } from '../../deps.ts';
import { deleteFiles } from '../../lib/data-files.ts';
import { acceptedLocale } from '../../messages/accepted-locale.ts';
import { describeFailure } from '../../plugins/errors.ts';
import { donePage, questionPage, unknownPage } from './pages.ts';
import { renderWithdrawPage, WITHDRAW_HEADERS, type WithdrawPage } from './render-page.ts';

interface ByToken {
  Params: { token: string };
}

/**
 * `/withdraw/<token>`, the link in a confirmation and in the response to the form. Opening it asks for confirmation: only the
 * button withdraws, because mail scanners open every link. The token is the only permission needed.
 */
export const withdraw: Routes = (app, { config, store, outbox }) => {
  const url = withdrawPath(':token');
  const options = { config: { maxRequests: config.rateLimits.submissions }, schema: { hide: true } };

  const send = (reply: FastifyReply, page: WithdrawPage) =>
    reply
      .headers(WITHDRAW_HEADERS)
      .type('text/html; charset=utf-8')
      .send(renderWithdrawPage(page, config.mail.siteUrl));

  /** Shows the page of a finished withdrawal again, or responds with 404. */
  const sendGone = async (request: FastifyRequest, reply: FastifyReply, hash: string) => {
    const withdrawn = await store.findWithdrawn(hash);
    if (withdrawn) return send(reply, donePage(withdrawn));
    return send(reply.code(404), unknownPage(localeOf(request)));
  };

  // The body of the button's form is ignored.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  app.setErrorHandler((error, request, reply) => {
    const { message } = describeFailure(error, request, reply);
    return send(reply, { locale: localeOf(request), title: message, paragraphs: [] });
  });

  app.get<ByToken>(url, options, async (request, reply) => {
    const hash = hashWithdrawToken(request.params.token);
    const submission = await store.findByWithdrawToken(hash);
    return submission ? send(reply, questionPage(submission)) : sendGone(request, reply, hash);
  });

  app.post<ByToken>(url, options, async (request, reply) => {
    const hash = hashWithdrawToken(request.params.token);
    const withdrawn = await store.withdraw(hash, (submission, earlier) =>
      messagesForWithdrawal(submission, earlier, config.mail),
    );
    if (!withdrawn) return sendGone(request, reply, hash);
    // If the file can't be deleted here, the daily sweep deletes it.
    await deleteFiles(config.dataDir, withdrawn.files);
    outbox.wake();
    return send(reply, donePage(withdrawn.submission));
  });
};

/** Returns the language chosen on the site, or else the browser's, as for pages. */
const localeOf = ({ headers }: FastifyRequest) =>
  parseLocale(readCookie('language', headers.cookie)) ?? acceptedLocale(headers['accept-language']);
