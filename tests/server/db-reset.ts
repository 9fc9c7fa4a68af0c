import type { Db } from '../../server/db/db.ts'

/** A fingerprint of tables, columns, keys, triggers and functions. */
const schemaHashSql = `select md5(string_agg(part, ',' order by part)) as shape from (
    select oid || ' ' || xmin from pg_class where oid >= 16384
    union all select oid || ' ' || xmin from pg_constraint where oid >= 16384
    union all select oid || ' ' || xmin from pg_attrdef where oid >= 16384
    union all select oid || ' ' || xmin from pg_trigger where oid >= 16384
    union all select oid || ' ' || xmin from pg_proc where oid >= 16384
  ) parts (part)`

const snapshotSql = `
  create schema pristine;
  create table pristine.written (name text primary key);
  create table pristine.sequence (name text, last_value bigint, is_called boolean);
  create function pristine.note() returns trigger language plpgsql as $$
    begin
      insert into pristine.written values (tg_table_name) on conflict do nothing;
      return null;
    end $$;
  create function pristine.empty() returns text language plpgsql as $$
    declare one text;
    begin
      for one in select name from pristine.written loop
        execute format('delete from public.%I', one);
      end loop;
      return (select string_agg(quote_ident(name), ', ') from pristine.written);
    end $$;
  create function pristine.fill() returns void language plpgsql as $$
    declare
      one text;
      columns text;
    begin
      for one in select name from pristine.written loop
        select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
          where attrelid = format('public.%I', one)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from pristine.%1$I', one, columns);
      end loop;
      delete from pristine.written;
      perform setval(format('public.%I', name)::regclass, last_value, is_called) from pristine.sequence;
    end $$;
  do $$
    declare one text;
    begin
      for one in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table pristine.%1$I as table public.%1$I', one);
        execute format('create trigger noted after insert or update or delete or truncate on public.%I
          for each statement execute function pristine.note()', one);
      end loop;
      for one in select sequencename from pg_sequences where schemaname = 'public' loop
        execute format('insert into pristine.sequence select %1$L, last_value, is_called from public.%1$I', one);
      end loop;
    end $$`

/** Takes a snapshot of a database. Returns a function that restores it; the function returns false if the schema has changed. */
export async function createReset(db: Db): Promise<() => Promise<boolean>> {
  await db.exec(snapshotSql)
  const shapeNow = async () => (await db.query<{ shape: string }>(schemaHashSql))[0]?.shape
  const first = await shapeNow()
  return async () => {
    await db.exec('discard all')
    if ((await shapeNow()) !== first) return false
    // without triggers the order of the tables does not matter, and no trigger writes rows
    await db.exec("set session_replication_role = 'replica'")
    const [row] = await db.query<{ tables: string | null }>('select pristine.empty() as tables')
    if (row?.tables) await db.exec(`vacuum ${row.tables}`) // restores the physical order of the rows
    await db.query('select pristine.fill()')
    await db.exec('reset session_replication_role')
    return true
  }
}
