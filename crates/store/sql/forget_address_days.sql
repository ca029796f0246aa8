delete from address_day
where day < $1
