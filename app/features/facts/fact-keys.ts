/**
 * Returns the SQL of a table of the keys that lead to facts about schools: the school's own (`rank` 0), those of
 * schools merged into it (1), and those of the former schools that it succeeds (2). It is text, so that a process
 * without the query builder can read facts.
 *
 * @param schools SQL of a table with a column `id`
 */
export const factKeysOf = (schools: string): string => `(
  with keys as (
    select id as key, id as school_id, 0 as rank from ${schools}
    union all
    select r.old_id, r.school_id, 1 from ${schools} join school_redirects r on r.school_id = id
  )
  select * from keys
  union all
  select f.key, k.school_id, 2 from keys k join school_successors f on f.successor = k.key
)`

/**
 * Whether a row `f` of `school_facts` is about the school to which the key `k` leads. Of a former school only the
 * statistics count: what is dated to a day, such as its opening or an inspection, is about the former school itself.
 */
export const FACT_TELLS_OF_SCHOOL = `(k.rank < 2 or (f.period <> 'day' and f.fact not in ('predecessors', 'successors')))`
