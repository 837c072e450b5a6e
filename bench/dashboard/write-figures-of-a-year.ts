import type pg from 'pg'

const DAYS = 365

/**
 * Writes figures for the last year, day by day as in production: each day for a changing share of all schools, and
 * every day for the schools named.
 *
 * @param share share of the schools that were viewed on a day, from 0 to 1
 * @returns number of rows
 */
export async function writeFiguresOfAYear(
  client: pg.ClientBase,
  busy: readonly string[],
  share: number,
): Promise<number> {
  let rows = 0
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    const { rowCount } = await client.query(
      `insert into school_figures (school_id, day, views, visitors, shown, phone_clicks, web_clicks)
       select id, current_date - $1::integer, 1 + abs(seed % 40), 1 + abs(seed % 30), abs(seed % 90), abs(seed % 3), abs(seed % 4)
       from (select id, hashtext(id || $1::text) as seed from schools) s
       where abs(seed % 1000) < $2 or id = any($3)`,
      [ago, share * 1000, busy],
    )
    rows += rowCount ?? 0
  }
  return rows
}
