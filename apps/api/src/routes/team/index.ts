import * as v from 'valibot';
import { ARTIST_ROLES, ENDPOINTS, SOCIAL_PLATFORMS, type Artist } from '@fatal/contracts';
import type { Routes } from '../../deps.ts';
import { answer, FAILURES } from '../../schemas/answers.ts';

const artistSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    name: v.string(),
    first_surname: v.string(),
    image: v.nullable(v.string()),
    email: v.pipe(v.string(), v.description('Empty if the person gives none.')),
    roles: v.array(v.object({ name: v.picklist(ARTIST_ROLES) })),
    is_lead: v.picklist([0, 1]),
    social_links: v.record(v.picklist(SOCIAL_PLATFORMS), v.pipe(v.string(), v.url())),
    original_role: v.nullable(v.picklist(ARTIST_ROLES)),
  }),
  v.title('Artist'),
) satisfies v.GenericSchema<Artist>;

/** Serves the studio's people from the built site. */
export const team: Routes = (app, { site }) => {
  app.get(
    ENDPOINTS.team,
    {
      schema: {
        operationId: 'listTeam',
        summary: 'All people on the team.',
        response: { 200: answer('Current team.', v.array(artistSchema)), ...FAILURES },
      },
    },
    (_request, reply) => reply.header('Cache-Control', 'no-store').send(site.team),
  );
};
