import pg from 'pg'

/** Whom the product's own connections are: the owner of its database, and master of nothing else. */
export const productRole = 'headframe_product'

/**
 * Makes the role, and gives it what a version that did not know it has made. All of it or nothing, so
 * that whoever finds the role finds it able to work.
 */
export async function ensureProductRole(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(`
      begin;
      create role ${productRole} login;
      alter database postgres owner to ${productRole};
      do $$ declare statement text; begin
        for statement in ${handingOver} loop execute statement; end loop;
      end $$;
      commit`)
  } finally {
    await client.end()
  }
}

/** Sequences of a column go with its table; what an extension has made stays its own. */
const handingOver = `
  with ours as (
    select oid, nspname from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), of_another as (
    select classid, objid from pg_depend
    where deptype = 'e' or deptype in ('a', 'i') and classid = 'pg_class'::regclass
      and refclassid = 'pg_class'::regclass
      and objid in (select oid from pg_class where relkind = 'S')
  ), things (kind, name, classid, oid) as (
    select 'schema', quote_ident(nspname), 'pg_namespace'::regclass, oid from ours
    union all
    select case relkind when 'v' then 'view' when 'm' then 'materialized view'
        when 'S' then 'sequence' else 'table' end,
      oid::regclass::text, 'pg_class'::regclass, oid
    from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace in (select oid from ours)
    union all
    select 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid
    from pg_proc where pronamespace in (select oid from ours)
    union all
    select 'type', oid::regtype::text, 'pg_type'::regclass, oid
    from pg_type where typtype in ('e', 'd') and typnamespace in (select oid from ours)
  )
  select format('alter %s %s owner to ${productRole}', kind, name) from things
  where (classid, oid) not in (select classid, objid from of_another)`
