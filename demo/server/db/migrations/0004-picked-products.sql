-- A list picked by hand keeps the order it was picked in; null where a rule made it.
alter table product_list add column picked int[];
