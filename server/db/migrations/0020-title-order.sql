-- Reads the titles of a language in their order, in batches.
create index product_text_title on product_text (lang, title_key, product_no);
