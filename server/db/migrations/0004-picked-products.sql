-- The order of a hand-picked list; null if a rule selects the products.
alter table product_list add column picked int[];
