-- what the discount code took from the products of an order
alter table customer_order add column discount_cents bigint not null default 0;
