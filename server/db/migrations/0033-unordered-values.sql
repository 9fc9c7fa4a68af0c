-- Values of an import have no order of their own: filters show them by size and title.
alter table attribute_value alter column sort_number drop not null;
