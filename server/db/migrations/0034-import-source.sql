-- The product list of the import that a product came from: the next import of the list tells what is missing.
alter table product add column import_list text;
update product set import_list = substring(id from '^(.*)-[0-9a-f]{10}$') where id ~ '-[0-9a-f]{10}$' and category like 'imported-%';
create index product_import_list on product (import_list) where import_list is not null;
