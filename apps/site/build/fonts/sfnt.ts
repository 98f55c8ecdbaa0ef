// Reads and writes the tables of TrueType files.
/** Returns the tables by tag. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    const start = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString('latin1', entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

/** Assembles a TrueType file from its tables. */
export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const power = Math.floor(Math.log2(tables.size));
  const header = Buffer.alloc(12 + 16 * tables.size);
  header.writeUInt32BE(0x00010000);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * tables.size - (16 << power), 10);
  const parts = [header];
  let offset = header.length;
  [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, table], i) => {
      const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
      let sum = 0;
      for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
      const entry = 12 + 16 * i;
      header.write(tag, entry, 'latin1');
      header.writeUInt32BE(sum, entry + 4);
      header.writeUInt32BE(offset, entry + 8);
      header.writeUInt32BE(table.length, entry + 12);
      offset += padded.length;
      parts.push(padded);
    });
  return Buffer.concat(parts);
}
