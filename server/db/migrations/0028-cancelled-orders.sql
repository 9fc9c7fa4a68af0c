-- What an order took from stock, to be returned when it is cancelled. `warehouse` null: the count of the variant itself.
create table order_stock (
  order_id text not null references customer_order (id) on delete cascade,
  code text not null,
  warehouse text,
  quantity int not null check (quantity > 0)
);
create index order_stock_order on order_stock (order_id);

alter table simulated_payment drop constraint simulated_payment_state_check;
alter table simulated_payment add check (state in ('open', 'paid', 'refused', 'cancelled'));
