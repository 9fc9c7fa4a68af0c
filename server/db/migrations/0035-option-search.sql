-- Words of options and of codes that are made of them, which match as a whole. Between spaces.
alter table product_text add column option_search text not null default ' ';
-- How the search texts were made; a server writes those of older versions again.
alter table product_text add column search_version int not null default 0;
create index product_text_option on product_text using gin (option_search gin_trgm_ops);
create index product_text_version on product_text (search_version);

create or replace function record_text_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into catalogue_pending (product_no) select distinct product_no from old_rows;
    insert into catalogue_pending_word (lang, word, products)
      select lang, word, -count(*) from old_rows, unnest(string_to_array(trim(search || option_search), ' ')) as word
      where length(word) between 3 and 40 and word !~ '[0-9]' group by lang, word;
  end if;
  if tg_op <> 'DELETE' then
    insert into catalogue_pending (product_no) select distinct product_no from new_rows;
    insert into catalogue_pending_word (lang, word, products)
      select lang, word, count(*) from new_rows, unnest(string_to_array(trim(search || option_search), ' ')) as word
      where length(word) between 3 and 40 and word !~ '[0-9]' group by lang, word;
  end if;
  return null;
end $$;
