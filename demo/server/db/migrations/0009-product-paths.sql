-- Product pages are found by the path in their address.
create index product_text_path on product_text (lang, path);
