import { addView, selectViews } from './article-views.ts';
import type { Engine } from './engine.ts';
import { recallAnswer } from './idempotency.ts';
import { StoreError, type Store } from './store.ts';
import { DuplicateSubmission, insertSubmission, selectSubmissions } from './submissions.ts';

/** The one set of queries over any engine. `now` gives milliseconds. */
export function createStore({ read, write, close }: Engine, now: () => number): Store {
  return {
    recall: (idempotency) => guard(recallAnswer(read, idempotency)),
    submit: (submission) =>
      guard(
        write((db) => insertSubmission(db, submission, now())).catch((error: unknown) => {
          if (error instanceof DuplicateSubmission) return { type: 'duplicate' };
          throw error;
        }),
      ),
    listSubmissions: (filter = {}) => guard(selectSubmissions(read, filter)),
    incrementViews: (articleId) => guard(write((db) => addView(db, articleId))),
    viewsByArticle: () => guard(selectViews(read)),
    isReady: () =>
      selectViews(read).then(
        () => true,
        () => false,
      ),
    close,
  };
}

async function guard<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new StoreError('The store does not answer.', { cause });
  }
}
