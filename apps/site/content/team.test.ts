import { ARTIST_ROLES } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { hasPicture } from '../src/content/pictures.ts';
import { withoutEmails } from '../src/content/team-members.ts';
import { MANAGEMENT } from '../src/pages/team/people.ts';
import { team } from './team.ts';

describe('the people of the studio', () => {
  it('have ids of their own, among them the management', () => {
    const ids = team.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...MANAGEMENT]));
  });

  it.each(team)(
    '$name $first_surname is complete',
    ({ image, email, roles, social_links, original_role }) => {
      expect(image === null || hasPicture(image.replace('/images/', ''))).toBe(true);
      expect(email).toMatch(/^(?:[a-z.]+@fatal\.example)?$/);
      expect(roles.length).toBeGreaterThan(0);
      for (const { name } of roles) expect(ARTIST_ROLES).toContain(name);
      for (const link of Object.values(social_links)) expect(link).toMatch(/^https:\/\/[a-z]+\.example\//);
      expect(original_role !== null).toBe(roles.some(({ name }) => name === 'agradecimientos'));
    },
  );

  it('share no face', () => {
    const faces = team.flatMap(({ image }) => image ?? []);
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('leave no address behind in what is prerendered', () => {
    expect(JSON.stringify(withoutEmails(team))).not.toContain('@');
    expect(withoutEmails(team)).toHaveLength(team.length);
  });
});
