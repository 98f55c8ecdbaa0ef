import { ARTIST_ROLES } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { withoutEmails } from '../../model/without-emails.ts';
import { SECTIONS, sectionsOf } from './sections.ts';
import { team } from '#content/team';

const isFormer = ({ original_role }: (typeof team)[number]) => original_role !== null;
const former = team.filter(isFormer);
const active = team.filter((member) => !isFormer(member));

describe('the people of the studio', () => {
  // Spec 1.3
  it('are as many as the site says: over 250, of whom about 60 are active', () => {
    expect(team.length).toBeGreaterThan(250);
    expect(active.length).toBeGreaterThanOrEqual(57);
    expect(active.length).toBeLessThanOrEqual(63);
    expect(former.length).toBeGreaterThanOrEqual(190);
  });

  it('have ids and names of their own', () => {
    const ids = team.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = team.map(({ name, first_surname: surname }) => `${name} ${surname}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('fill every section, and lead most of the crafts', () => {
    const sections = sectionsOf(team, null);
    expect(sections.map(({ id }) => id)).toEqual(SECTIONS);
    expect(sections.filter(({ leads }) => leads.length > 0).length).toBeGreaterThan(15);
    expect(active.filter(({ roles }) => roles.length > 1).length).toBeGreaterThan(10);
  });

  // Spec 8.6
  it.each(team.map((member) => [`${member.name} ${member.first_surname}`, member] as const))(
    '%s is complete',
    (_, { id, image, roles, original_role }) => {
      expect([null, `/images/portrait-${String(id)}`]).toContain(image);
      expect(roles.length).toBeGreaterThan(0);
      for (const { name } of roles) expect(ARTIST_ROLES).toContain(name);
      expect(original_role !== null).toBe(roles.some(({ name }) => name === 'agradecimientos'));
    },
  );

  it('do without a portrait, an address or links here and there', () => {
    expect(active.some(({ image }) => image === null)).toBe(true);
    expect(active.some(({ email }) => email === '')).toBe(true);
    expect(active.some(({ social_links: links }) => Object.keys(links).length === 0)).toBe(true);
  });

  // Spec 3.9
  it('leave no address behind in what is prerendered', () => {
    expect(JSON.stringify(withoutEmails(team))).not.toContain('@');
    expect(withoutEmails(team)).toHaveLength(team.length);
  });
});
