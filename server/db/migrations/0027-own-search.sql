-- The part of `search` that is the product's own: title, SKU and brand. The titles of its categories follow it.
alter table product_text add column own_search text;
with recursive trail (category, lang, search) as (
  select c.id, t.lang, t.search from category c join category_text t on t.category = c.id where c.parent is null
  union all
  select c.id, t.lang, trim(trail.search || ' ' || t.search)
  from trail join category c on c.parent = trail.category join category_text t on t.category = c.id and t.lang = trail.lang
)
update product_text t
set own_search = case when t.search like '% ' || trail.search then left(t.search, -length(trail.search) - 1) else t.title_search end
from product p join trail on trail.category = p.category
where p.no = t.product_no and trail.lang = t.lang;
update product_text set own_search = title_search where own_search is null;
alter table product_text alter column own_search set not null;
