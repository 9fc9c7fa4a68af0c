-- Increments with every transaction that changes the stock, which is part of answers but of no published version.
create table stock_version (version bigint not null);
insert into stock_version values (0);

-- Runs at the end of the transaction, so that orders wait for each other no longer than a commit takes.
create function record_stock_change() returns trigger language plpgsql as $$
begin
  if current_setting('shop.stock_recorded_in', true) is distinct from pg_current_xact_id()::text then
    perform set_config('shop.stock_recorded_in', pg_current_xact_id()::text, true);
    update stock_version set version = version + 1;
    perform pg_notify('catalogue', 'stock');
  end if;
  return null;
end $$;

create constraint trigger stock_changed after update of available_quantity on variant
  deferrable initially deferred for each row execute function record_stock_change();
create constraint trigger stock_changed after update of available_quantity on warehouse_stock
  deferrable initially deferred for each row execute function record_stock_change();
create constraint trigger stock_changed after update of stock, available_quantity on listing
  deferrable initially deferred for each row execute function record_stock_change();
