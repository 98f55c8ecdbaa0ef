import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { sampleStems } from '../src/fixtures/samples/stems.ts';
import type { PictureStem } from '../src/picture/picture.logic.ts';

interface Declaration {
  name: string;
  statement: ts.VariableStatement;
  value: ts.Expression;
}

export interface FixtureSource {
  /** Constants that the props refer to, in the order in which they are written. */
  declarations: string[];
  /** The sources of the props by name; what is spread is called `...`. */
  props: ReadonlyMap<string, string>;
}

/** The source of one fixture of a component; `undefined` where it is not written as an object. */
export function fixtureSource(file: string, component: string, fixture: string): FixtureSource | undefined {
  const known = declarationsOf(file);
  const sets = [...known.values()].flatMap(({ value }) => fixtureSet(value));
  const set = sets.find((one) => one.component === component) ?? sets[0];
  const props = new Map<string, string>();
  if (!set || !collectProps(propertyOf(set.fixtures, fixture), known, props)) return undefined;
  return { props, declarations: declarationsIn([...props.values()].join('\n'), known) };
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The source of a function of a file; `undefined` where it has none of that name. */
export function functionSource(file: string, name: string): string | undefined {
  return parse(file)
    .statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name)
    ?.getText();
}

/** The constants of a file by name, with those it imports from shared fixture files. */
function declarationsOf(file: string): Map<string, Declaration> {
  const known = new Map<string, Declaration>();
  for (const statement of parse(file).statements) {
    if (ts.isImportDeclaration(statement)) {
      const path = join(dirname(file), (statement.moduleSpecifier as ts.StringLiteral).text);
      if (!/(?:\/samples\/(?!pictures)[a-z]+|\.fixtures)\.js$/.test(path)) continue;
      const shared = [path.replace(/js$/, 'ts'), path.replace(/js$/, 'tsx')].find((one) => existsSync(one));
      if (shared) for (const [name, declaration] of declarationsOf(shared)) known.set(name, declaration);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer)
          known.set(name.text, { name: name.text, statement, value: initializer });
    }
  }
  return known;
}

function fixtureSet(value: ts.Expression) {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'defineFixtures') return [];
  const [component, fixtures] = value.arguments;
  return component && fixtures && ts.isObjectLiteralExpression(fixtures)
    ? [{ component: component.getText(), fixtures }]
    : [];
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Reads an object, or a constant that holds one, into `props`; later ones win. */
function collectProps(
  value: ts.Expression | undefined,
  known: Map<string, Declaration>,
  props: Map<string, string>,
): boolean {
  if (!value) return false;
  if (ts.isIdentifier(value)) return collectProps(known.get(value.text)?.value, known, props);
  // A picture is spread whole: as a helper makes it, not as the members that come of that.
  if (/^samplePictures\.\w+$/.test(value.getText()))
    return Boolean(props.set('...', inlinePictures(value.getText())));
  if (!ts.isObjectLiteralExpression(value)) return false;
  return value.properties.every((property) => {
    if (ts.isSpreadAssignment(property)) return collectProps(property.expression, known, props);
    const name = property.name.getText().replace(/^'|'$/g, '');
    props.set(
      name,
      inlinePictures(ts.isPropertyAssignment(property) ? unwrapped(property.initializer).getText() : name),
    );
    return true;
  });
}

const unwrapped = (value: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(value) ? unwrapped(value.expression) : value;

/** Every constant that a text refers to, and those that these refer to. */
function declarationsIn(text: string, known: Map<string, Declaration>): string[] {
  const found = new Set<ts.VariableStatement>();
  const search = (source: string) => {
    for (const { name, statement } of known.values()) {
      if (
        found.has(statement) ||
        !new RegExp(`(?:(?<![\\w.'"-])|(?<=\\.{3}))${name}\\b(?!['"]?\\s*[:=])`).test(source)
      )
        continue;
      found.add(statement);
      search(statement.getText());
    }
  };
  search(text);
  const statements = [...known.values()].map(({ statement }) => statement);
  return [...new Set(statements)].filter((one) => found.has(one)).map((one) => inlinePictures(one.getText()));
}

/** The pictures of the fixtures, as any other studio would write its own. */
function inlinePictures(source: string): string {
  return source.replace(/samplePictures\.(\w+)/g, (_, name: keyof typeof sampleStems) => {
    const { placeholder, ...stem }: PictureStem = sampleStems[name];
    return `fromStem(${JSON.stringify(stem)})`;
  });
}
