select address_day.day, address_day.address, address_day.answers
from (values (:rows)) as wanted
cross join address_day
where address_day.day = wanted.column1 and address_day.address = wanted.column2
