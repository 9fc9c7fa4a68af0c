-- The number under the barcode of a variant, and that of its manufacturer.
alter table variant add column gtin text, add column mpn text;
-- SKU, codes, GTINs and MPNs without separators. Null: the search texts of this row are to be written again.
alter table product_text add column number_search text;
create index product_text_number on product_text using gin (number_search gin_trgm_ops);
