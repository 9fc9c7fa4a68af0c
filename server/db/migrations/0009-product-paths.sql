-- To find product pages by path.
create index product_text_path on product_text (lang, path);
