-- Every write to the catalogue records what it has changed, in its own transaction. `publish` takes the records in batches.
create table catalogue_pending (
  seq bigint generated always as identity primary key,
  -- null: data that products refer to, or with `is_whole` the whole catalogue
  product_no int,
  is_whole boolean not null default false
);
create index catalogue_pending_whole on catalogue_pending (seq) where is_whole;
-- How often words were added to (or, if negative, taken from) the texts of products.
create table catalogue_pending_word (
  seq bigint generated always as identity primary key,
  lang text not null,
  word text not null,
  products int not null
);

-- One row per version. Without the row of a version, what it changed is unknown.
create table catalogue_publication (
  version int primary key,
  at timestamptz not null default now(),
  -- anything may have changed
  is_whole boolean not null default false,
  -- categories, attributes or product lists have changed
  has_reference boolean not null default false
);
-- Products that a version has changed, added or deleted.
create table catalogue_change (
  version int not null references catalogue_publication (version) on delete cascade,
  product_no int not null,
  primary key (version, product_no)
);

create function record_reference_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from old_rows) then insert into catalogue_pending default values; end if;
  elsif exists (select from new_rows) then
    insert into catalogue_pending default values;
  end if;
  return null;
end $$;

create function record_listing_change() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into catalogue_pending (product_no) select distinct unnest(array[old.product_no, new.product_no]);
  elsif tg_op = 'INSERT' then
    insert into catalogue_pending (product_no) select distinct product_no from new_rows;
  else
    insert into catalogue_pending (product_no) select distinct product_no from old_rows;
  end if;
  return null;
end $$;

create function record_text_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into catalogue_pending (product_no) select distinct product_no from old_rows;
    insert into catalogue_pending_word (lang, word, products)
      select lang, word, -count(*) from old_rows, unnest(string_to_array(trim(search), ' ')) as word
      where length(word) between 3 and 40 and word !~ '[0-9]' group by lang, word;
  end if;
  if tg_op <> 'DELETE' then
    insert into catalogue_pending (product_no) select distinct product_no from new_rows;
    insert into catalogue_pending_word (lang, word, products)
      select lang, word, count(*) from new_rows, unnest(string_to_array(trim(search), ' ')) as word
      where length(word) between 3 and 40 and word !~ '[0-9]' group by lang, word;
  end if;
  return null;
end $$;

create function record_truncation() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'product_text' then
    delete from catalogue_pending_word;
    delete from vocab;
  end if;
  insert into catalogue_pending (is_whole) values (true);
  return null;
end $$;

do $$
declare
  recorded record;
begin
  for recorded in
    select name, case name when 'listing' then 'record_listing_change' when 'product_text' then 'record_text_change'
      else 'record_reference_change' end as work
    from unnest(array['category', 'category_text', 'attribute', 'attribute_text', 'attribute_value', 'attribute_value_text',
      'product_list', 'product_list_text', 'listing', 'product_text']) as name
  loop
    execute format('create trigger inserted after insert on %I referencing new table as new_rows for each statement execute function %I()',
      recorded.name, recorded.work);
    if recorded.name <> 'listing' then
      execute format('create trigger updated after update on %I referencing old table as old_rows new table as new_rows
        for each statement execute function %I()', recorded.name, recorded.work);
    end if;
    execute format('create trigger deleted after delete on %I referencing old table as old_rows for each statement execute function %I()',
      recorded.name, recorded.work);
    execute format('create trigger truncated after truncate on %I for each statement execute function record_truncation()', recorded.name);
  end loop;
end $$;

-- Without the columns of the stock, which is not part of the index of listings: orders record nothing.
create trigger updated after update of id, product_no, split_attribute, split_value, in_whole, in_split, codes, images, price_cents,
  price_old_cents, discount, rank, newness, tokens, numbers on listing for each row execute function record_listing_change();

-- An import that was interrupted before this version has left texts whose words are missing.
delete from vocab;
insert into catalogue_pending_word (lang, word, products)
  select lang, word, count(*) from product_text, unnest(string_to_array(trim(search), ' ')) as word
  where length(word) between 3 and 40 and word !~ '[0-9]' group by lang, word;
insert into catalogue_pending (is_whole) select true where exists (select from product);
