import { ARTIST_ROLES } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { withoutEmails } from '../../model/without-emails.ts';
import { SECTIONS, sectionsOf } from './sections.ts';
import { team } from '#content/team';

const isFormer = ({ original_role }: (typeof team)[number]) => original_role !== null;
const former = team.filter(isFormer);
const active = team.filter((member) => !isFormer(member));

describe('the team', () => {
  // Spec 1.3
  it('has over 250 members, of whom about 60 are active', () => {
    expect(team.length).toBeGreaterThan(250);
    expect(active.length).toBeGreaterThanOrEqual(57);
    expect(active.length).toBeLessThanOrEqual(63);
    expect(former.length).toBeGreaterThanOrEqual(190);
  });

  it('has unique ids and names', () => {
    const ids = team.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = team.map(({ name, first_surname: surname }) => `${name} ${surname}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('fills every section and has leads in most of them', () => {
    const sections = sectionsOf(team, null);
    expect(sections.map(({ id }) => id)).toEqual(SECTIONS);
    expect(sections.filter(({ leads }) => leads.length > 0).length).toBeGreaterThan(15);
    expect(active.filter(({ roles }) => roles.length > 1).length).toBeGreaterThan(10);
  });

  // Spec 8.6
  it.each(team.map((member) => [`${member.name} ${member.first_surname}`, member] as const))(
    'has complete data for %s',
    (_, { id, image, roles, original_role }) => {
      expect([null, `/images/portrait-${String(id)}`]).toContain(image);
      expect(roles.length).toBeGreaterThan(0);
      for (const { name } of roles) expect(ARTIST_ROLES).toContain(name);
      expect(original_role !== null).toBe(roles.some(({ name }) => name === 'agradecimientos'));
    },
  );

  it('includes members without a portrait, an email address or links', () => {
    expect(active.some(({ image }) => image === null)).toBe(true);
    expect(active.some(({ email }) => email === '')).toBe(true);
    expect(active.some(({ social_links: links }) => Object.keys(links).length === 0)).toBe(true);
  });

  // Spec 3.9
  it('has no email addresses after withoutEmails', () => {
    expect(JSON.stringify(withoutEmails(team))).not.toContain('@');
    expect(withoutEmails(team)).toHaveLength(team.length);
  });
});
